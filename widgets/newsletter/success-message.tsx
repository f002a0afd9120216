import { useTexts } from '../../src/embed/i18n/texts-provider.tsx';

/** What happens next. It is a status that is not told from here, but after the heading. The address is masked, so that only its owner recognises it. */
export function SuccessMessage({ address }: { readonly address: string }) {
  const t = useTexts();
  return (
    <div className="offer-success" part="result" role="status" aria-live="off">
      <p>{t('newsletter.success.text', { address })}</p>
      <p className="offer-muted">{t('newsletter.success.spam')}</p>
    </div>
  );
}
