import { openStore, StoreRefusal } from './index.ts';

// Another server on the same file; says how it fared.
try {
  const store = await openStore(`sqlite:${process.argv[2]}`, { exclusive: true });
  await store.close();
  process.stdout.write('opened');
} catch (error) {
  process.stdout.write(error instanceof StoreRefusal ? error.code : String(error));
}
