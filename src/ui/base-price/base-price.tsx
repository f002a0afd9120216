import { useLabelFinder } from '../labels/labels.ts';
import { classNames, type NativeProps } from '../native-props.ts';
import { type BasePriceInput, basePriceText } from './base-price-rules.ts';

/** Nothing is rendered if the units measure different things, a quantity is not positive or the price is negative. */
export interface BasePriceProps extends Omit<BasePriceInput, 'locale'>, NativeProps<'span'> {
  /** Locale of numbers and prices: `de-DE`. Default: the locale of the root's labels. */
  readonly locale?: string | undefined;
  /** Adds brackets, for use after the price. */
  readonly inBrackets?: boolean;
}

/** The price per unit, so that packages can be compared: `(1 kg = 11,98 €)`. */
export function BasePrice({ quantity, unit, price, currency, baseQuantity = 1, baseUnit, ...props }: BasePriceProps) {
  const { locale: given, inBrackets = true, className, ...box } = props;
  const labelOf = useLabelFinder('BasePrice');
  const locale = given ?? labelOf('locale');
  const text = basePriceText({ quantity, unit, price, currency, baseQuantity, locale, ...(baseUnit && { baseUnit }) });
  if (text === undefined) return null;
  return (
    <span {...box} className={classNames('base-price', className)}>
      {inBrackets ? `(${text})` : text}
    </span>
  );
}
