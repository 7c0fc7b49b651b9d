/** DK-21: what the page of the draws says; nobody loads it before they open that page. */
export const en = {
  proof: {
    proofHow:
      'Every draw is made from a secret whose fingerprint is public from the start. Each round publishes its key; at the end the secret itself is shown, and anyone can work out every key again.',
    secretHash: 'Fingerprint of the secret',
    secret: 'The secret',
    secretLater: 'It is shown when the tournament is over.',
    checkDraws: 'Check every draw in this browser',
    right: 'right',
    wrong: 'does not match',
    runAgain: 'Run this draw again',
    runHint:
      'Your browser draws the round once more, from the key above and the results before it, and compares it with the published tables.',
    runSame_one: 'The same: {{count}} table, as published.',
    runSame_other: 'The same: {{count}} tables, as published.',
    runDiffers: 'Not the same. Here is where it differs:',
    runPrivate:
      'This draw cannot be run again here: the desk keeps some players apart, and whom it keeps apart is private. The tournament file holds it all.',
    runNoDraw: 'Nothing was drawn here: who meets whom follows from the matches before.',
    runFailed: 'This cannot be checked at the moment. Try again when the connection is back.',
    runByDesk: 'changed by the desk',
    runDrawn: 'drawn',
    runPublished: 'published',
    runNobody: 'nobody',
    runNotYet: 'There is no published round yet; each can be run again as soon as it is published.',
    runSides: 'the other way round',
  },
} as const;
