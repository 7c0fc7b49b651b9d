import { pictureOf as real, reckoningOf } from '../../../src/web/formats/index.ts';
import { Picture } from '../page.tsx';

export { reckoningOf };
export const pictureOf: typeof real = (format) => (format === 'quartet' ? Picture : real(format));
