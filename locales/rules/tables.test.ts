// @vitest-environment node
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { TABLES } from './pack.ts';
import schema from './rules.schema.json' with { type: 'json' };

const follows = new Ajv2020({ allErrors: true, strict: false }).compile(schema);

/** What a table does wrong, with the line and the key. */
function faultsOf(table: string): readonly string[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(table, { lineCounter });
  follows(document.toJS());
  return (follows.errors ?? []).map(({ instancePath, message, params }) => {
    const node = document.getIn(instancePath.split('/').slice(1), true);
    const start = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    return `line ${lineCounter.linePos(start).line}: ${message} ${JSON.stringify(params)}`;
  });
}

it.each(Object.entries(TABLES))('%s.yaml follows the schema', (_name, table) => {
  expect(faultsOf(table)).toEqual([]);
});

const GOOD = `- id: consent.channel
  sentence: The notice says that the mails come by e-mail.
  source: GDPR, Article 7
  texts: newsletter.legalNotice
  contains:
    all: e-mail
    TR: e-posta
`;

it.each([
  [
    'a wrong key',
    'sentence:',
    'sentense:',
    'line 1: must NOT have additional properties {"additionalProperty":"sentense"}',
  ],
  ['a wrong site', 'TR:', 'RT:', 'line 6: property name must be valid {"propertyName":"RT"}'],
  ['an unknown text', 'legalNotice', 'legalNote', 'line 4: must be equal to one of the allowed values'],
  ['no requirement', /  contains:[^]*/, '', "line 1: must have required property 'contains'"],
])('a fault in a table is named with its line: %s', (_fact, part, by, fault) => {
  expect(faultsOf(GOOD)).toEqual([]);
  expect(faultsOf(GOOD.replace(part, by)).join('\n')).toContain(fault);
});
