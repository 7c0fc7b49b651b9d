import { addWords } from './catalogue.ts';
import { de as chatDe } from './chat/de.ts';
import { en as chatEn } from './chat/en.ts';
import { es as chatEs } from './chat/es.ts';
import { fr as chatFr } from './chat/fr.ts';
import { de as forecastDe } from './forecast/de.ts';
import { en as forecastEn } from './forecast/en.ts';
import { es as forecastEs } from './forecast/es.ts';
import { fr as forecastFr } from './forecast/fr.ts';
import { tablesInFour } from './in-four.ts';
import { languages } from './language.ts';
import { preload } from './library.ts';
import { de as problemsDe } from './problems/de.ts';
import { en as problemsEn } from './problems/en.ts';
import { es as problemsEs } from './problems/es.ts';
import { fr as problemsFr } from './problems/fr.ts';
import { de as takeOverDe } from './takeover/de.ts';
import { en as takeOverEn } from './takeover/en.ts';
import { es as takeOverEs } from './takeover/es.ts';
import { fr as takeOverFr } from './takeover/fr.ts';

/**
 * Importing this module puts all that command line and server say into the catalogue, in every language. Pages never
 * import it; they load what they need (load.ts).
 */
const namespaces = [
  tablesInFour(chatEn, chatDe, chatEs, chatFr),
  tablesInFour(forecastEn, forecastDe, forecastEs, forecastFr),
  tablesInFour(problemsEn, problemsDe, problemsEs, problemsFr),
  tablesInFour(takeOverEn, takeOverDe, takeOverEs, takeOverFr),
];

preload();
for (const language of languages) {
  for (const namespace of namespaces) addWords(language, { sections: namespace[language] });
}
