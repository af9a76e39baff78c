import type { ReactNode } from 'react'
import { Picture, type PictureFiles } from '../picture'

type PageHeadProps = { picture?: PictureFiles | undefined; children: ReactNode }

/** How a page opens: its words, with a drawing beside them where there is room. */
export function PageHead({ picture, children }: PageHeadProps) {
  return (
    <header className="grid items-center gap-x-gutter gap-y-8 min-[60rem]:grid-cols-[7fr_5fr]">
      <div>{children}</div>
      {picture && (
        <div className="print:hidden">
          <Picture picture={picture} alt="" eager className="h-auto w-full" />
        </div>
      )}
    </header>
  )
}
