import type { State } from '../state/state.ts';
import { shellWord } from './escape.ts';
import { childrenOf, contentData, pageAttributes, tagAttributes, textsData } from './parts.ts';

/** The word that ends a file within the command: no line of JSON or of the fallback content is just that. */
const END = 'END_OF_FILE';

/** The commands for a shell that print the tag prerendered, for exactly this state. */
export function prerenderCommand(state: State): string {
  const [texts, content] = [textsData(state), contentData(state)];
  const files = [
    ...(texts === undefined ? [] : [{ option: '--texts', name: 'texts.json', text: JSON.stringify(texts, null, 2) }]),
    ...(content === undefined
      ? []
      : [{ option: '--content', name: 'content.json', text: JSON.stringify(content, null, 2) }]),
    ...fallbackFile(state),
  ];
  const words = [
    'node dist/cli.js prerender',
    `--tag ${state.tag}`,
    ...tagAttributes(state).map((pair) => `--attribute ${optionOf(pair)}`),
    ...pageAttributes(state).map((pair) => `--default ${optionOf(pair)}`),
    ...files.map(({ option, name }) => `${option} ${name}`),
  ];
  return [...files.map(({ name, text }) => `cat > ${name} <<'${END}'\n${text}\n${END}`), words.join(' \\\n  ')].join(
    '\n\n',
  );
}

function optionOf([name, value]: readonly [string, string]): string {
  return shellWord(value === '' ? name : `${name}=${value}`);
}

function fallbackFile(state: State): readonly { option: string; name: string; text: string }[] {
  const lines = childrenOf(state, 'slot');
  return lines.length === 0 ? [] : [{ option: '--fallback', name: 'fallback.html', text: lines.join('\n') }];
}
