import type { PageWords } from '../table.ts';

/** Signing in, and files from elsewhere. */

export const account: PageWords['account'] = {
  signIn: 'Entrar',
  signOut: 'Salir',
  make: 'Crear una cuenta',
  name: 'Nombre',
  password: 'Contraseña',
  passwordHint: 'Al menos 10 caracteres',
  nameHint: 'Un nombre tiene al menos dos letras o cifras y ningún espacio.',
  tooOften_one: 'Demasiados intentos. Espere {{count}} segundo y pruebe otra vez.',
  tooOften_other: 'Demasiados intentos. Espere {{count}} segundos y pruebe otra vez.',
  linkGone: 'Este enlace no se conoce aquí o fue retirado. Pida uno nuevo a la organización.',
  toMake: 'Aún no tengo cuenta',
  toSignIn: 'Ya tengo cuenta',
  signedInAs: 'Sesión de {{name}}',
  ownerHint: 'En su propio equipo, abra el enlace de titular que el servidor mostró al arrancar.',
};

export const importing: PageWords['importing'] = {
  open: 'Abrir un archivo de torneo…',
  bad: '{{file}} no es un archivo de torneo. No se ha tomado nada.',
  newer: '{{file}} es de un Tiltyard más nuevo. Actualice este servidor y ábralo otra vez.',
  changed: 'Este archivo está dañado o modificado: no todas las entradas siguen las reglas. No se ha tomado nada.',
  already: 'Este torneo ya está aquí; no se ha tocado.',
  openIt: 'Abrirlo',
  busy: 'Se comprueba cada entrada…',
};
