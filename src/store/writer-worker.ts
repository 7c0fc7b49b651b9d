import { parentPort, workerData } from 'node:worker_threads';
import { driverNamed } from './drivers/index.ts';
import { writeStatements } from './write-statements.ts';
import type { WriterStart } from './writer-thread.ts';

/** The program of the writer thread. */
const { file, driver } = workerData as WriterStart;
if (!parentPort) throw new Error('This is the program of a thread.');
writeStatements(file, driverNamed(driver), parentPort);
