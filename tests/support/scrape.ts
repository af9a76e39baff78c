type Sample = { name: string; labels: Record<string, string>; value: number }

export interface Scrape {
  samples: Sample[]
  /** The sum of the samples of this name that have these labels; undefined when there are none. */
  value(name: string, labels?: Record<string, string>): number | undefined
}

/** Asks for metrics as Prometheus does. */
export const scrape = async (url: string) => readMetrics(await (await fetch(`${url}/metrics`)).text())

/** Reads the text format of Prometheus. */
export function readMetrics(text: string): Scrape {
  const lines = text.matchAll(/^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/gm)
  const samples: Sample[] = [...lines].map(([, name = '', labels = '', value]) => {
    const pairs = labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)
    return {
      name,
      labels: Object.fromEntries([...pairs].map(([, label, own]) => [label, own])),
      value: Number(value),
    }
  })
  return {
    samples,
    value(name, labels = {}) {
      const wanted = Object.entries(labels)
      const hasAll = (own: Sample['labels']) => wanted.every(([label, value]) => own[label] === value)
      const found = samples.filter((sample) => sample.name === name && hasAll(sample.labels))
      return found.length > 0 ? found.reduce((sum, { value }) => sum + value, 0) : undefined
    },
  }
}
