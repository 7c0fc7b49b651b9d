import type { Words } from '../words.ts';

/** Signing in, and files from elsewhere. */

export const account: Words['account'] = {
  signIn: 'Entrar',
  signOut: 'Salir',
  make: 'Crear una cuenta',
  name: 'Nombre',
  password: 'Contraseña',
  passwordHint: 'Al menos 10 caracteres',
  toMake: 'Aún no tengo cuenta',
  toSignIn: 'Ya tengo cuenta',
  signedInAs: 'Sesión de {{name}}',
  ownerHint: 'En su propio equipo, abra el enlace de titular que el servidor mostró al arrancar.',
};

export const importing: Words['importing'] = {
  open: 'Abrir un archivo de torneo…',
  bad: 'Esto no es un archivo de torneo.',
};
