import { pictureOf as real } from '../../../src/web/formats/index.ts';
import { Picture } from '../page.tsx';

export const pictureOf: typeof real = (format) => (format === 'quartet' ? Picture : real(format));
