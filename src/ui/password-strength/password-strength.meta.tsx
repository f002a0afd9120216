import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { PasswordStrength } from './password-strength.tsx';
import { PASSWORD_LANGUAGES } from './password-texts.ts';
export const meta = defineMeta<ComponentProps<typeof PasswordStrength>>({
  name: 'PasswordStrength',
  summary: 'Shows the strength of a password as bars and as text.',
  component: PasswordStrength,
  props: () => ({ password: 'kaffee2026', levels: 4 }),
  states: () => ({
    empty: { password: '' },
    weak: { password: 'kaffee' },
    ok: { password: 'kaffeebohne' },
    strong: { password: 'kaffee2026' },
    'very strong': { password: 'Kaffee2026' },
    'three levels: weak': { password: 'kaffee', levels: 3 },
    'three levels: good': { password: 'kaffeebohne', levels: 3 },
    'three levels: strong': { password: 'Kaffee2026', levels: 3 },
    ...Object.fromEntries(PASSWORD_LANGUAGES.map((language) => [language, { language }])),
  }),
  keyboard: [],
});
