import { useId } from 'react';
import { DocText } from '../../doc-text.tsx';
import { isSafeTokenValue } from '../snippet/styles.ts';
import { type State, withValue } from '../state/state.ts';
import dark from '../../../widgets/themes/dark.css?raw';
import { presetOf, presetsWith } from '../state/presets.ts';
import { Choice } from './choice.tsx';
import { contrast, PAIRS } from './contrast.ts';
import type { SettingsProps } from './settings-props.ts';
import { effectiveValue, hexOf, isUsable, type Token, TOKENS } from './tokens.ts';

const PRESETS = presetsWith(dark);

/** A control per custom property, and how well the colours can be told apart. */
export function TokenControls({ state, change }: SettingsProps) {
  const set = (name: string, value: string | undefined): void =>
    change((before) => ({ ...before, tokens: withValue(before.tokens, name, value) }), `token ${name}`);
  const controlsOf = (kind: Token['kind']) =>
    TOKENS.filter((token) => token.kind === kind).map((token) => (
      <TokenControl key={token.name} token={token} state={state} onChange={(value) => set(token.name, value)} />
    ));
  return (
    <>
      <Choice
        legend="Begin with"
        name="preset"
        options={PRESETS.map(({ name }) => ({ value: name, label: name }))}
        value={presetOf(PRESETS, state.tokens)}
        onChange={(chosen) => {
          const tokens = PRESETS.find(({ name }) => name === chosen)?.tokens ?? {};
          change((before) => ({ ...before, tokens }), 'preset');
        }}
      />
      <h3>Colours</h3>
      <ContrastTable tokens={state.tokens} />
      <div className="tokens">{controlsOf('colour')}</div>
      <h3>Sizes and font</h3>
      <div className="tokens">
        {controlsOf('length')}
        {controlsOf('other')}
      </div>
    </>
  );
}

interface TokenControlProps {
  readonly token: Token;
  readonly state: State;
  readonly onChange: (value: string | undefined) => void;
}

function TokenControl({ token, state, onChange }: TokenControlProps) {
  const id = useId();
  const { name, doc, defaultText, kind } = token;
  const value = state.tokens[name];
  const isRefused = value !== undefined && !(isSafeTokenValue(value) && isUsable(token, value));
  const hex = kind === 'colour' ? hexOf(effectiveValue(name, state.tokens)) : undefined;
  return (
    <div className="token">
      <label htmlFor={id}>
        <DocText text={doc.replace(/\.$/, '')} />
      </label>
      <div className="token-row">
        {kind === 'colour' && (
          <input
            type="color"
            aria-label={`Pick: ${doc.replaceAll('`', '')}`}
            value={hex ?? '#000000'}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
        <input
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={defaultText.replace('--shop-', 'as ')}
          aria-invalid={isRefused}
          aria-describedby={`${id}-name`}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        />
      </div>
      <p className={isRefused ? 'refusal' : 'hint'} id={`${id}-name`}>
        {isRefused ? 'CSS does not take this value.' : <code>--shop-{name}</code>}
      </p>
    </div>
  );
}

/** Each pair as it looks, with its contrast. */
function ContrastTable({ tokens }: { readonly tokens: State['tokens'] }) {
  const rows = PAIRS.map((pair) => {
    const [text, ground] = [pair.text, pair.ground].map((name) => hexOf(effectiveValue(`color-${name}`, tokens)));
    const ratio = text && ground ? contrast(text, ground) : undefined;
    return { ...pair, colours: { color: text, backgroundColor: ground }, ratio };
  });
  const failing = rows.filter(({ ratio, least }) => ratio !== undefined && ratio < least).length;
  return (
    <details className="disclosure contrast" open={failing > 0 || undefined}>
      <summary>
        Contrast: {failing === 0 ? 'every pair can be read' : `${failing} of ${rows.length} pairs are too low`}
      </summary>
      <ul>
        {rows.map(({ text, ground, colours, ratio, least }) => (
          <li key={`${text} ${ground}`} data-failed={ratio !== undefined && ratio < least ? true : undefined}>
            <span className="swatch" style={colours} aria-hidden="true">
              Aa
            </span>
            <span>
              {text} on {ground}
            </span>
            <span className="ratio">
              {ratio === undefined ? 'not known' : `${(Math.floor(ratio * 10) / 10).toFixed(1)} of ${least}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
