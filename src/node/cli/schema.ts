import { contentJsonSchema } from '../../../widgets/footer/content/json-schema.ts';
import { defineCommand } from './command.ts';

export const schema = defineCommand({
  name: 'schema',
  usage: [['', 'prints the JSON Schema of the content']],
  options: {},
  run: () => Promise.resolve({ output: `${JSON.stringify(contentJsonSchema(), null, 2)}\n`, exitCode: 0 }),
});
