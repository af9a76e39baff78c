import type { HandoverRule } from '../knowledge'

export const personRules: readonly HandoverRule[] = [
  {
    reason: 'person',
    says: `
      talk|speak|chat|spoke to|with|2 * person|human|someone|somebody|anyone|anybody|people|manager|owner|boss|staff|agent|adviser|advisor|receptionist|representative|rep|operator|employee|colleague,
      talking|speaking to|with * person|human|someone|manager|owner|boss,
      real|actual|live|human person|human|being|agent|people|someone|somebody|operator|support|dentist|barber,
      put me through, connect me, transfer me, pass me on, get me someone|somebody,
      get me a|the|your * person|manager|boss|human|owner|operator|agent|doctor, have a word, a word with,
      human please, a human, person please, call|ring|phone me, call|ring|phone us back, call|ring|phone * back,
      callback, can|could|will|would|please someone|somebody|anybody|anyone|you call|ring|phone|contact me|us,
      have|get someone|somebody call|ring|phone|contact, someone|somebody to call|ring|phone|talk|speak|help,
      customer service, customer support, help desk, not a bot|robot|machine|computer|program,
      instead of a bot|robot|machine, rather than a bot|robot|machine, i want|need|prefer a human|person,
      leave|pass|take a|on message, pass * message, leave * message, message for, let me talk|speak,
      need to speak|talk to|with, want to speak|talk to|with, would like to speak|talk to|with,
      like to speak|talk to|with, can|could|may i|we speak|talk|chat to|with,
      speak|talk|chat to|with * boss|charge|ruth|jonah|mei|pavel, who can|could|do i speak|talk|complain to,
      rather speak|talk|chat|ask, whoever is, in charge, someone real, somebody real, real one,
      ask a person|human|someone|somebody|real, a person to|not|instead, not a|with machine, you ring|call|phone me,
      ring|phone|call * later|tomorrow please, ring me back, get|have * call|ring|phone me|us,
      is there a|an|any human|person|somebody|someone i|to|who|there, call from a|an|someone|somebody|you|sam|dr|the,
      in touch with a|an|someone|somebody|person|human|the, with a|an * person|human, real|actual human|person|people,
      a human|person * call, speak|talk with management|jonah|a|the manager|owner,
      reach a person|human|someone|somebody, person i can, human i can,
      someone|somebody|anyone|anybody|person|human i can|could|may|might talk|speak|ask|call,
      somebody|someone phone|ring|call me`,
  },
  {
    reason: 'itself',
    says: `
      are|r you a|an|real|human|bot|robot|ai|chatgpt * bot|robot|human|person|machine|computer|program|ai|chatbot|real,
      are you real|human|ai, is this a|an bot|robot|ai|chatbot|machine|program|automated|real|human,
      am i talking|speaking|chatting to|with, who am i talking|speaking|chatting,
      talking|speaking|chatting to|with a bot|robot|machine|computer, what are you ., what is your name,
      do you have a name, who made|built|created|programmed you, what can you do, what do you know, what model`,
  },
]
