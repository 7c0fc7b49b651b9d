/** What is used of `node:sqlite`, as Node 22.13 has it: the types of Node 20, the oldest that must run us, know nothing of it. */
declare module 'node:sqlite' {
  class StatementSync {
    all(...values: unknown[]): Record<string, unknown>[];
    run(...values: unknown[]): { readonly changes: number | bigint };
  }

  class DatabaseSync {
    constructor(file: string, options?: { readonly readOnly?: boolean });
    prepare(sql: string): StatementSync;
    exec(sql: string): void;
    close(): void;
  }

  /** From 22.16 on. */
  const backup: ((from: DatabaseSync, toFile: string) => Promise<number>) | undefined;
}
