/** What is stored about people, and how an account is kept safe. Rare, so no page brings it along before it is needed. */
export const en = {
  erase: {
    title: 'What is stored about {{name}}',
    save: 'Save it as a file',
    open: 'Erase …',
    dialog: 'Erase {{name}}',
    goes: 'Goes: the name, the club, and what was written about them, everywhere in the log. It then says “{{erased}}”. Their private link stops working.',
    stays:
      'Stays: results, pairings, standings, and the rating on entry. An entry says that the log was rewritten, and codes noted before are still recognised.',
    copies:
      'Out of reach: files that were saved, what was printed, and older backups. Restoring such a backup on this server erases again; delete those you no longer need.',
    forGood: 'This cannot be undone.',
    do: 'Erase for good',
    done: 'Erased. The check code was {{before}} and is {{after}} now.',
    erased: 'This person was erased.',
  },
  backups: {
    outdated_one:
      'This backup was made before somebody was erased and still names them. Delete it once you no longer need it:',
    outdated_other:
      'These backups were made before somebody was erased and still name them. Delete them once you no longer need them:',
  },
  data: {
    title: 'What is stored about you',
    hint: 'Name, sessions, tokens, who signed in, and your tournaments, as one file.',
    save: 'Save it as a file',
  },
  second: {
    title: 'Two-step sign-in',
    off: 'With two-step sign-in you are also asked for a code from an app on your phone.',
    begin: 'Set it up',
    scan: 'Scan this with an authenticator app, or type the key into it.',
    qr: 'QR code for the authenticator app',
    key: 'Key',
    code: 'Code from the app',
    turnOn: 'Turn it on',
    on_one: 'On since {{moment}}. {{count}} recovery code is left.',
    on_other: 'On since {{moment}}. {{count}} recovery codes are left.',
    recovery: 'Recovery codes',
    recoveryHint:
      'Each works once in place of a code, should the phone be lost. They are shown this once: keep them where the phone is not.',
    turnOff: 'Turn it off',
    codeOrRecovery: 'Code, or a recovery code',
    asked: 'This account uses two-step sign-in: type the code from the app, or a recovery code.',
  },
  provider: {
    signIn: 'Sign in with {{provider}}',
    title: 'Sign-in with {{provider}}',
    hint: 'Once connected, you can sign in with {{provider}} without the password here.',
    connect: 'Connect with {{provider}}',
    connected: 'Connected.',
    disconnect: 'Disconnect',
    failed: 'Signing in with {{provider}} did not work. Try again.',
    stranger: '{{provider}} knows you, but there is no account for you here. Ask whoever runs this server.',
    taken: 'This {{provider}} sign-in belongs to another account here.',
  },
} as const;
