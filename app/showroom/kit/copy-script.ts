/** Makes the buttons that copy the address of a draft, which without script stands in the address bar. */
addEventListener('DOMContentLoaded', () => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const { address, copy, copied, failed } = place.dataset as Record<string, string>
    const button = document.createElement('button')
    button.textContent = copy!
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(new URL(address!, location.href).href)
        button.textContent = copied!
      } catch {
        button.textContent = failed!
      }
    })
    place.append(button)
  }
})
