import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useHydrated } from '../use-hydrated'

type Theme = 'light' | 'dark'

/** Runs before the first paint, so that a page never flashes in the theme that the visitor turned away from. */
export const themeScript = `try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

/** Overrides the system's theme. It needs script, so without script its place stays empty and the system decides. */
export function ThemeSwitch() {
  const scripted = useHydrated()
  const [choice, setTheme] = useState<Theme | null>(null)
  const theme = choice ?? (scripted ? currentTheme() : null)
  const other = theme === 'dark' ? 'light' : 'dark'
  const switchTheme = () => {
    document.documentElement.dataset.theme = other
    setTheme(other)
    try {
      localStorage.setItem('theme', other)
    } catch {
      // A browser that stores nothing shows the choice until the page is left.
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
          {theme === 'dark' ? (
            <Sun aria-hidden className="size-5" />
          ) : (
            <Moon aria-hidden className="size-5" />
          )}
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
