import { useLabelFinder } from '../labels/labels.ts';
import { Announcement } from '../live-region.tsx';
import { classNames, type NativeProps } from '../native-props.ts';
import { type PasswordRating, ratePassword } from './password-rules.ts';
import { PASSWORD_LANGUAGES, PASSWORD_TEXTS, type PasswordLanguage, type PasswordTexts } from './password-texts.ts';

/** The attributes of HTML go to the line of text, which exists, empty, before there is a password. */
export interface PasswordStrengthProps extends NativeProps<'p'> {
  /** The password as it is typed; it is only rated here and not sent. */
  readonly password: string;
  /** Language of the texts. Default: that of the root's labels. */
  readonly language?: PasswordLanguage | undefined;
  /** Four levels, or three: weak, good, strong. */
  readonly levels?: 3 | 4;
  /** Id of the text, for the field's `aria-describedby`. */
  readonly id?: string;
}

interface Level {
  readonly text: keyof PasswordTexts;
  /** Number of filled bars. */
  readonly bars: number;
  readonly tone: 'error' | 'warning' | 'success';
}

const FOUR: Readonly<Record<PasswordRating, Level>> = {
  weak: { text: 'weak', bars: 1, tone: 'error' },
  ok: { text: 'ok', bars: 2, tone: 'warning' },
  strong: { text: 'strong', bars: 3, tone: 'success' },
  veryStrong: { text: 'veryStrong', bars: 4, tone: 'success' },
};

const THREE: Readonly<Record<PasswordRating, Level>> = {
  ...FOUR,
  ok: { ...FOUR.ok, text: 'good' },
  veryStrong: FOUR.strong,
};

/** Shows the strength of a password as bars and as text. The text is announced whenever the level changes. */
export function PasswordStrength({ password, language, levels = 4, ...props }: PasswordStrengthProps) {
  const { className, style, ...line } = props;
  const labelOf = useLabelFinder('PasswordStrength');
  const spoken = knownLanguage(language ?? labelOf('locale'));
  const texts = PASSWORD_TEXTS[spoken];
  const rating = ratePassword(password);
  const level = password === '' ? undefined : (levels === 3 ? THREE : FOUR)[rating];
  return (
    <div className={classNames(`strength strength-${level?.tone ?? 'none'}`, className)} style={style} lang={spoken}>
      <span className="strength-bars" aria-hidden="true">
        {Array.from({ length: levels }, (_bar, index) => (
          <span key={index} className={`strength-bar${index < (level?.bars ?? 0) ? ' strength-bar-full' : ''}`} />
        ))}
      </span>
      <p {...line} className="strength-text">
        {level && (
          <>
            <span>{`${texts.label} `}</span>
            <span className="strength-level">{texts[level.text]}</span>
          </>
        )}
      </p>
      <Announcement of={level?.text}>{level && `${texts.label} ${texts[level.text]}`}</Announcement>
    </div>
  );
}

/** The language of a locale; English if it has no texts for passwords. */
function knownLanguage(locale: string): PasswordLanguage {
  return PASSWORD_LANGUAGES.find((language) => language === locale) ?? 'en';
}
