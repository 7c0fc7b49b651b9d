import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const es = {
  erase: {
    title: 'Lo que se guarda sobre {{name}}',
    save: 'Guardar en un archivo',
    open: 'Borrar …',
    dialog: 'Borrar a {{name}}',
    goes: 'Desaparecen: el nombre, el club y lo que se escribió sobre la persona, en todo el registro, que dirá «{{erased}}». Su enlace privado deja de funcionar.',
    stays:
      'Se quedan: los resultados, los emparejamientos, la clasificación y el rating de entrada. Un asiento dice que el registro se reescribió, y los códigos anotados antes se siguen reconociendo.',
    copies:
      'Fuera de alcance: los archivos guardados, lo impreso y las copias de seguridad anteriores. Si se restaura una de ellas en este servidor, la persona vuelve a borrarse; elimine las que ya no necesite.',
    forGood: 'No se puede deshacer.',
    do: 'Borrar para siempre',
    done: 'Hecho. El código del registro era {{before}} y ahora es {{after}}.',
    erased: 'Esta persona fue borrada.',
  },
  backups: {
    outdated_one:
      'Esta copia se hizo antes de borrar a alguien y aún contiene su nombre. Elimínela cuando ya no la necesite:',
    outdated_other:
      'Estas copias se hicieron antes de borrar a alguien y aún contienen su nombre. Elimínelas cuando ya no las necesite:',
  },
  data: {
    title: 'Lo que se guarda sobre usted',
    hint: 'Nombre, sesiones, tokens, entradas y sus torneos, en un solo archivo.',
    save: 'Guardar en un archivo',
  },
  second: {
    title: 'Acceso en dos pasos',
    off: 'Con un segundo paso, al entrar se pide además un código de una aplicación de su teléfono.',
    begin: 'Configurarlo',
    scan: 'Escanee esto con una aplicación de autenticación, o escriba en ella la clave.',
    qr: 'Código QR para la aplicación de autenticación',
    key: 'Clave',
    code: 'Código de la aplicación',
    turnOn: 'Activar',
    on_one: 'Activo desde el {{moment}}. Queda {{count}} código de recuperación.',
    on_other: 'Activo desde el {{moment}}. Quedan {{count}} códigos de recuperación.',
    recovery: 'Códigos de recuperación',
    recoveryHint:
      'Cada uno sirve una vez en lugar de un código, por si se pierde el teléfono. Solo se muestran esta vez: guárdelos donde no esté el teléfono.',
    turnOff: 'Desactivar',
    codeOrRecovery: 'Código, o código de recuperación',
    asked: 'Esta cuenta tiene un segundo paso: escriba el código de la aplicación, o uno de recuperación.',
  },
  provider: {
    signIn: 'Entrar con {{provider}}',
    title: 'Entrada con {{provider}}',
    hint: 'Una vez conectada, puede entrar con {{provider}} sin la contraseña de aquí.',
    connect: 'Conectar con {{provider}}',
    connected: 'Conectada.',
    disconnect: 'Desconectar',
    failed: 'No se pudo entrar con {{provider}}. Inténtelo otra vez.',
    stranger:
      '{{provider}} le conoce, pero aquí no hay ninguna cuenta para usted. Pregunte a quien lleva este servidor.',
    taken: 'Esta entrada de {{provider}} pertenece aquí a otra cuenta.',
  },
} as const satisfies Translation<typeof en>;
