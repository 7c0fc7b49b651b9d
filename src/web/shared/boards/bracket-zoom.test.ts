import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitting, scaleOf, scrolledTo, zoomedBy } from './bracket-zoom.ts';

const size = fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 9000 }) });

test('what fits is all inside its frame, whatever was pressed before, and stays so when the frame changes', () => {
  fc.assert(
    fc.property(size, size, fc.array(fc.constantFrom(0.8, 1.25, 1.1)), (drawing, frame, presses) => {
      const fit = fitting(drawing, frame);
      presses.reduce((scale, factor) => zoomedBy(factor, scale, fit), 1);
      const scale = scaleOf('fit', drawing, frame);
      expect(scale).toBe(fit);
      expect(drawing.width * scale).toBeLessThanOrEqual(frame.width + 0.001);
      expect(drawing.height * scale).toBeLessThanOrEqual(frame.height + 0.001);
    }),
  );
});

test('smaller never leads below the whole of it, larger ends somewhere', () => {
  expect(zoomedBy(0.8, 0.5, 0.5)).toBe(0.5);
  expect(zoomedBy(0.8, 1, 0.5)).toBe(0.8);
  expect(zoomedBy(1.25, 3, 0.5)).toBe(3);
});

test('what is under the pointer stays there', () => {
  expect(scrolledTo(0, 100, 1, 2)).toBe(100);
  expect(scrolledTo(300, 100, 2, 1)).toBe(100);
});
