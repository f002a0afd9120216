import { virtual } from '@guidepup/virtual-screen-reader';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { installNativeDialog } from '../../test/support/native-dialog.ts';
import { ExpansionPanel } from './expansion-panel/expansion-panel.tsx';
import { ModalDialog } from './modal-dialog/modal-dialog.tsx';
import { Notification } from './notification/notification.tsx';
import { PasswordStrength } from './password-strength/password-strength.tsx';
import { Select } from './select/select.tsx';

beforeAll(installNativeDialog);

afterEach(() => virtual.stop());

/** The announcements after each of several steps, from the start. */
async function walk(element: ReactElement, steps: number): Promise<readonly string[]> {
  const { container } = render(element);
  await virtual.start({ container });
  await virtual.clearSpokenPhraseLog();
  for (let step = 0; step < steps; step += 1) await virtual.next();
  return virtual.spokenPhraseLog();
}

describe('a screen reader walks', () => {
  it('a select: its name, its value, its error', async () => {
    const said = await walk(
      <Select
        id="fruit"
        label="Obst"
        value="a"
        required
        error="Bitte wählen"
        options={[{ value: 'a', label: 'Apfel' }]}
        onChange={() => undefined}
      />,
      4,
    );
    expect(said.find((phrase) => phrase.startsWith('combobox'))).toMatch(
      /^combobox, Obst.*Bitte wählen.*invalid.*required/,
    );
  });

  it('a dialog: its name when it opens, its heading, the close control, the content', async () => {
    const said = await walk(
      <ModalDialog open title="Einstellungen" closeLabel="Schließen" onClose={() => undefined}>
        <p>Inhalt</p>
      </ModalDialog>,
      5,
    );
    expect(said).toEqual([
      'heading, Einstellungen, level 2',
      'button, Schließen',
      'paragraph',
      'Inhalt',
      'end of paragraph',
    ]);
  });

  it('an expansion panel: a button that says its state, and all of the text once it is expanded', async () => {
    const { container } = render(
      <ExpansionPanel moreLabel="Mehr anzeigen" lessLabel="Weniger anzeigen">
        <p>Rechtliches</p>
      </ExpansionPanel>,
    );
    await virtual.start({ container });
    expect(await virtual.lastSpokenPhrase()).toBe('button, Mehr anzeigen, 1 control, not expanded');
    await virtual.act();
    await virtual.clearSpokenPhraseLog();
    for (let step = 0; step < 4; step += 1) await virtual.next();
    expect(await virtual.spokenPhraseLog()).toEqual([
      'paragraph',
      'Rechtliches',
      'end of paragraph',
      'button, Weniger anzeigen, 1 control, expanded',
    ]);
  });

  it('a notification: its text, then the close control', async () => {
    const said = await walk(
      <Notification variant="error" closeLabel="Schließen">
        <p>Das hat nicht geklappt.</p>
      </Notification>,
      3,
    );
    expect(said).toEqual(['Das hat nicht geklappt.', 'end of paragraph', 'button, Schließen']);
  });

  it('a password strength: announces each new level, and nothing while it is unchanged', async () => {
    const { container, rerender } = render(<PasswordStrength password="" language="de-DE" />);
    await virtual.start({ container });
    await virtual.clearSpokenPhraseLog();
    const said: (readonly string[])[] = [];
    for (const password of ['a', 'ab', 'abcdefgh', 'abcdefghi', 'Abcdefg1']) {
      rerender(<PasswordStrength password={password} language="de-DE" />);
      // Mutation observers run asynchronously.
      await new Promise((resolve) => setTimeout(resolve, 20));
      said.push([...new Set(await virtual.spokenPhraseLog())]);
      await virtual.clearSpokenPhraseLog();
    }
    expect(said).toEqual([
      ['polite: Passwortstärke: schwach'],
      [],
      ['polite: Passwortstärke: ausreichend'],
      [],
      ['polite: Passwortstärke: sehr stark'],
    ]);
  });
});
