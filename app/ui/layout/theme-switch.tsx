import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useHydrated } from '../use-hydrated'

type Theme = 'light' | 'dark'

/** Runs before the first paint, to avoid a flash of the wrong theme. */
export const themeScript = `try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

/** Overrides the system's theme; empty until hydration. */
export function ThemeSwitch() {
  const scripted = useHydrated()
  const [choice, setTheme] = useState<Theme | null>(null)
  const theme = choice ?? (scripted ? currentTheme() : null)
  const other = theme === 'dark' ? 'light' : 'dark'
  const Icon = theme === 'dark' ? Sun : Moon
  const switchTheme = () => {
    document.documentElement.dataset.theme = other
    setTheme(other)
    try {
      localStorage.setItem('theme', other)
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
  return (
    <span className="flex size-11 shrink-0">
      {theme && (
        <button
          type="button"
          onClick={switchTheme}
          aria-label={`Use the ${other} theme`}
          className="flex size-11 items-center justify-center rounded-sm hover:text-accent-text"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      )}
    </span>
  )
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
