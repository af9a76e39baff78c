import { demoLink, demoPath } from '~/content/demo-links'
import { BrowserFrame } from '~/ui/browser-frame'
import { textLinkStyle } from '~/ui/links'
import { Picture } from '~/ui/picture'
import { unbroken } from '~/ui/unbroken'
import type { demoCard } from './demo-card.server'

type DemoCardProps = ReturnType<typeof demoCard> & { sizes: string }

const phoneStyle = 'w-full rounded-md border-3 border-edge max-md:hidden print:hidden'

export function DemoCard({ sizes, picture, phone, ...demo }: DemoCardProps) {
  return (
    <div className="relative max-md:flex max-md:flex-wrap max-md:gap-2">
      <div className="items-end gap-3 max-md:contents md:grid md:grid-cols-[1fr_18%]">
        <BrowserFrame domain={demo.domain} isPhone>
          <Picture
            picture={picture}
            phone={{ picture: phone, sizes: '9rem' }}
            alt={demo.imageAlt}
            sizes={sizes}
            className="h-auto w-full"
          />
        </BrowserFrame>
        <Picture picture={phone} alt="" sizes="11rem" className={phoneStyle} />
      </div>
      <div className="flex-1 md:mt-4">
        <h3 className="text-lg leading-tight">{demo.trade}</h3>
        <p className="text-sm text-soft max-md:sr-only">{demo.client}</p>
        <p className="mt-1 max-md:text-sm md:mt-1.5">
          <span className="font-semibold text-pine">{`${demo.verb}.`}</span>{' '}
          <span>{unbroken(demo.work)}</span>{' '}
          <span className="mt-1.5 block text-sm text-soft">{demo.shownPackage}</span>
        </p>
        <a href={demoPath(demo)} className={`${textLinkStyle} after:absolute after:inset-0`}>
          {demoLink}
          <span className="sr-only">{`: ${demo.client}`}</span>
        </a>
      </div>
    </div>
  )
}
