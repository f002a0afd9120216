import { useEffect } from 'react';
import { warn } from '../../embed/log.ts';
import { useLabelFinder } from '../labels/labels.ts';
import { classNames, type NativeProps } from '../native-props.ts';
import { type BasePriceInput, basePriceText, baseUnitProblem } from './base-price-rules.ts';

/** Without a base price nothing is rendered; in development the console explains why. */
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
  const input = { quantity, unit, price, currency, baseQuantity, locale, ...(baseUnit && { baseUnit }) };
  const text = basePriceText(input);
  const problem =
    text === undefined
      ? 'the units measure different things, a quantity is not above zero or the price is below it'
      : baseUnitProblem(input);
  useEffect(() => {
    if (problem !== undefined && isDevelopment()) warn(`<BasePrice>: ${problem}.`);
  }, [problem]);
  if (text === undefined) return null;
  return (
    <span {...box} className={classNames('base-price', className)}>
      {inBrackets ? `(${text})` : text}
    </span>
  );
}

/** Does not exist in browsers; bundlers replace `process.env.NODE_ENV`, as for React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } } | undefined;

function isDevelopment(): boolean {
  // oxlint-disable-next-line unicorn/no-typeof-undefined -- reading a missing global throws
  return typeof process !== 'undefined' && process.env.NODE_ENV !== 'production';
}
