/** Specification sections 2 to 4. */
export const securityScout = {
  title: 'Security Scout',
  label: 'Alpha',
  note: 'This scanner is simulated. It shows the same prepared example whatever you type, and nothing you type is sent or used.',
  input: { label: 'Website address', placeholder: 'www.your-shop.example' },
  scan: 'Scan',
  scanning: 'Scanning...',
  finding: {
    title: 'One finding, as an example',
    terms: { issue: 'Issue', fix: 'Fix', explanation: 'Explanation' },
    issue: 'A cloud access key is exposed in a public code repository.',
    fix: 'Revoke the key today. Make a new one, keep it with the server’s secrets and out of the code, and remove the old one from the repository’s history.',
    explanation:
      'The key opens the storage behind a website. In public code it is like a shop key taped to the door: whoever finds it can copy your customer list or run up a bill in your name. Programs search for such keys day and night, and can find one within minutes.',
  },
  generate: 'Generate Fix',
  alert: 'The fix logic is coming soon. This is a simulation, so nothing needs fixing today.',
} as const
