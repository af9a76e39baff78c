/** Makes the buttons that copy the URL of a draft; without a script, visitors copy it from the address bar. */
addEventListener('DOMContentLoaded', () => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const { url, copy, copied, failed } = place.dataset as Record<string, string>
    const button = document.createElement('button')
    button.textContent = copy!
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(new URL(url!, location.href).href)
        button.textContent = copied!
      } catch {
        button.textContent = failed!
      }
    })
    place.append(button)
  }
})
