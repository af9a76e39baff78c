/** Specification sections 2 and 9. */
export const statistics = {
  title: 'Dayfive in figures',
  list: [
    { figure: '97%', label: 'Customer Satisfaction' },
    { figure: '50+', label: 'Projects Completed' },
    { figure: '24/7', label: 'Support' },
    { figure: '20+', label: 'Years Experience' },
  ],
  /** What "24/7" means (showroom, "support"). */
  note: '24/7: your site is watched around the clock. A person answers mail within one working day.',
} as const
