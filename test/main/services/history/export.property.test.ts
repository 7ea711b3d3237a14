import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvColumns, parseCsv } from '../../../../main/services/history/csvExport.ts';
import { flatRecord } from '../../../../main/services/history/flatRecord.ts';
import { readExport } from '../../../../main/services/history/readExport.ts';
import { HostError } from '../../../../shared/ipc/failure.ts';
import { csvOf, jsonOf } from '../../../support/exports.ts';
import { recordArbitrary } from '../../../support/recordArbitrary.ts';
import { gameRecord } from '../../../support/records.ts';

describe('an export', () => {
  test('as JSON or CSV gives back exactly what went in', () => {
    fc.assert(
      fc.property(fc.array(recordArbitrary, { maxLength: 20 }), (records) => {
        expect(readExport(jsonOf(records))).toEqual(records.map(flatRecord));
        expect(readExport(csvOf(records))).toEqual(records.map(flatRecord));
      }),
    );
  });

  test('with anything cut out of it is read or refused, never misread', () => {
    const records = [1, 2, 3].map((n) => gameRecord(n));
    fc.assert(
      fc.property(
        fc.constantFrom(jsonOf(records), csvOf(records)),
        fc.nat(),
        fc.nat(50),
        (text, from, length) => {
          const start = from % text.length;
          const damaged = text.slice(0, start) + text.slice(start + length);
          try {
            for (const { id } of readExport(damaged)) expect(id.length).toBeGreaterThan(7);
          } catch (error) {
            expect(error).toBeInstanceOf(HostError);
          }
        },
      ),
    );
  });
});

describe('comma-separated values', () => {
  test('hold any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }), (values) => {
        const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
        const names = values.map((_, at) => `c${at}`);
        const rows = parseCsv(`${names.join(',')}\r\n${values.map(quote).join(',')}\r\n`);
        expect(rows).toEqual([Object.fromEntries(names.map((name, at) => [name, values[at]]))]);
      }),
    );
  });

  test('are read as spreadsheets write them', () => {
    expect(parseCsv('\uFEFFa,b\n1,\n,"x, ""y"""')).toEqual([
      { a: '1', b: '' },
      { a: '', b: 'x, "y"' },
    ]);
    const text = csvOf([gameRecord(1)])
      .replaceAll('false', 'FALSE')
      .replaceAll('\r\n', '\n');
    expect(readExport(text)).toEqual([flatRecord(gameRecord(1))]);
  });

  test('of which a row is too short are refused', () => {
    expect(() => readExport(`${csvColumns.join(',')}\r\nrecord-1,example-game\r\n`)).toThrow(/row 2/);
    expect(() => readExport('a"b')).toThrow(/quotation mark/);
    expect(() => readExport('')).not.toThrow();
  });
});

test('an export of a newer version is refused in words', () => {
  const text = jsonOf([]).replace('"version":1', '"version":2');
  expect(() => readExport(text)).toThrowError(
    expect.objectContaining({ failure: expect.objectContaining({ code: 'newerVersion' }) }),
  );
});
