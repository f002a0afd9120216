import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { PROJECT } from './project.ts';

const CONFIGURATION = readFileSync(join(PROJECT, '.oxfmtrc.json'), 'utf8');
const STYLE = JSON.parse(CONFIGURATION.replace(/^ *\/\/.*/gm, '')) as Parameters<typeof format>[2];

/**
 * A generated text in the style of the project, so that its file passes `npm run lint`.
 *
 * @throws Error if the text is not of the language that the ending of the file names
 */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, STYLE);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
