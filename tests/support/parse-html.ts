import { JSDOM } from 'jsdom'

const { DOMParser, FormData } = new JSDOM('').window
const parser = new DOMParser()

/** Parses a document without a window of its own, which takes half the time: its stylesheet is not parsed. */
export const parseHtml = (html: string): Document => parser.parseFromString(html, 'text/html')

/** The entries of a form of such a document. */
export const formData = (form: HTMLFormElement, submitter?: HTMLElement) => new FormData(form, submitter)
