import { describe } from 'vitest';
import { backupContract } from './backup.contract.ts';
import type { Fresh } from './contract.fixture.ts';
import { eventStreamsContract } from './event-streams.contract.ts';
import { limitsContract } from './limits.contract.ts';
import { tablesContract } from './tables.contract.ts';
import { tokensContract } from './tokens.contract.ts';

/** What every store promises, whichever database is behind it. */
export function storeContract(name: string, fresh: Fresh): void {
  describe(name, () => {
    eventStreamsContract(fresh);
    tablesContract(fresh);
    tokensContract(fresh);
    limitsContract(fresh);
    backupContract(fresh);
  });
}
