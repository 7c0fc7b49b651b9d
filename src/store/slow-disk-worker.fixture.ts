import { parentPort, workerData } from 'node:worker_threads';
import { driverNamed } from './drivers/index.ts';
import { onSlowDisk, type SlowDiskStart } from './slow-disk.fixture.ts';
import { writeStatements } from './write-statements.ts';

// The writer thread, with a disk under it that does as the test says.
const { file, driver, disk } = workerData as SlowDiskStart;
if (!parentPort) throw new Error('This is the program of a thread.');
writeStatements(file, onSlowDisk(driverNamed(driver), disk), parentPort);
