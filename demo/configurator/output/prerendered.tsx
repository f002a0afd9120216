import { useState } from 'react';
import { prerenderCommand } from '../snippet/command.ts';
import { childrenOf, contentData, pageAttributes, tagAttributes, textsData } from '../snippet/parts.ts';
import type { State } from '../state/state.ts';
import { CodeBox } from './code-box.tsx';

/** The tag as HTML that shows before the script has run. The prerenderer is loaded when it is asked for. */
export function Prerendered({ state }: { readonly state: State }) {
  const [made, setMade] = useState<{ readonly command: string; readonly html: string }>();
  const command = prerenderCommand(state);
  const render = async (): Promise<void> => {
    const { prerender } = await import('../../../src/node/prerender.ts');
    const html = prerender({
      tag: state.tag,
      attributes: Object.fromEntries(tagAttributes(state)),
      defaults: Object.fromEntries(pageAttributes(state)),
      texts: textsData(state),
      content: contentData(state),
      fallback: childrenOf(state, 'slot').join('\n'),
    });
    setMade({ command, html });
  };
  return (
    <>
      <CodeBox title="Command" code={command}>
        Prints the tag with its contents, for the template of a page: it shows with the HTML, and where the script is
        blocked.
      </CodeBox>
      <button type="button" className="quiet" onClick={() => void render()}>
        Render it here
      </button>
      {made?.command === command && (
        <CodeBox title="Prerendered markup" code={made.html}>
          {Math.round(new Blob([made.html]).size / 1000)} kB, for version {__VERSION__} of the script. A
          content-security policy has to allow its style sheet, by a hash or a nonce.
        </CodeBox>
      )}
    </>
  );
}
