import { demoBar } from '~/content/demo-bar'
import type { ComponentProps, HTMLAttributes, ReactNode } from 'react'
import { PageForm } from '~/ui/assistant/page-form'
import type { Classes } from '~/ui/classes'
import type { PlayedProps } from './demo-site'
import { LinkTo } from './sections'
import { choiceLink, stepName, type Chosen, type RehearsalField, type RehearsalState } from './read-rehearsal'

interface RehearsalWords {
  titles: { choose: string; review?: string; done: string }
  /** Asks for the choices that were left open. */
  missing: string
  check: string
  confirm: string
  back?: string
}

interface RehearsalProps extends PlayedProps<RehearsalWords> {
  classes: Classes<
    'card' | 'label' | 'title' | 'form' | 'missing' | 'button' | 'text' | 'ways' | 'link' | 'note'
  >
  introduction?: ReactNode
  choices: ReactNode
  summary: ReactNode
  outcome: ReactNode
  children?: ReactNode
}

/** Plays a demo's task in three steps, without booking anything. */
export function Rehearsal({ conversation, rehearsal, start, words, classes, ...parts }: RehearsalProps) {
  const { url } = conversation
  const { step, chosen } = rehearsal
  return (
    <section id="rehearsal" className={classes.card} tabIndex={-1} aria-labelledby="rehearsal-title">
      <p className={classes.label}>Demo</p>
      <h2 id="rehearsal-title" className={classes.title}>
        {words.titles[step] ?? 'Is this right?'}
      </h2>
      {step === 'choose' && (
        <>
          {parts.introduction}
          <PageForm className={classes.form} url={url} place="rehearsal">
            <input type="hidden" name={stepName} value="review" />
            {rehearsal.isIncomplete && (
              <p className={classes.missing} id="missing" role="alert">
                {words.missing}
              </p>
            )}
            {parts.choices}
            <button className={classes.button}>{words.check}</button>
          </PageForm>
        </>
      )}
      {step === 'review' && (
        <>
          {parts.summary}
          <p className={classes.text}>{demoBar.skipped}</p>
          <PageForm className={classes.ways} url={url} place="rehearsal">
            {Object.entries(chosen).map(([name, { value }]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input type="hidden" name={stepName} value="done" />
            <button className={classes.button}>{words.confirm}</button>{' '}
            <a className={classes.link} href={choiceLink(url, chosen)} rel="nofollow">
              {words.back ?? 'Change it'}
            </a>
          </PageForm>
        </>
      )}
      {step === 'done' && (
        <>
          {parts.outcome}
          <p className={classes.ways}>
            <LinkTo className={classes.button} link={start} />{' '}
            <a className={classes.link} href={`${url}#rehearsal`}>
              Start over
            </a>
          </p>
        </>
      )}
      <p className={classes.note}>{demoBar.only}</p>
      {parts.children}
    </section>
  )
}

interface ChoiceProps {
  field: RehearsalField & { legend: string }
  rehearsal: RehearsalState
  classes: Classes<'group' | 'legend' | 'options' | 'option' | 'radio' | 'detail'>
}

export function Choice({ field: { name, legend, options }, rehearsal, classes }: ChoiceProps) {
  return (
    <fieldset className={classes.group} {...missed(rehearsal, name)}>
      <legend className={classes.legend}>{legend}</legend>{' '}
      <div className={classes.options}>
        {options.map(({ value, label, detail }) => (
          <label key={value} className={classes.option}>
            <Radio className={classes.radio} name={name} value={value} chosen={rehearsal.chosen} />
            <span>{label}</span> {detail && <span className={classes.detail}>{detail}</span>}{' '}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Marks a group that was left open. In ARIA, a group can be invalid, but a radio button can't. */
export function missed(rehearsal: RehearsalState, name: string): HTMLAttributes<HTMLElement> {
  return rehearsal.isIncomplete && !rehearsal.chosen[name]
    ? { role: 'radiogroup', 'aria-invalid': true, 'aria-describedby': 'missing' }
    : {}
}

export function Radio({ chosen, ...option }: ComponentProps<'input'> & { name: string; chosen: Chosen }) {
  return <input type="radio" {...option} defaultChecked={chosen[option.name]?.value === option.value} />
}
