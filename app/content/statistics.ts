/** Specification sections 2 and 9. */
export const statistics = [
  { figure: '97%', label: 'Customer Satisfaction' },
  { figure: '50+', label: 'Projects Completed' },
  { figure: '24/7', label: 'Support' },
  { figure: '20+', label: 'Years Experience' },
] as const
