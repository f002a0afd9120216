/** The package entry `shop-widgets/ui`. Each element is a module, so that a page loads only those it imports. */
export { BackToTop, type BackToTopProps } from './back-to-top/back-to-top.tsx';
export { Banderole, type BanderoleProps } from './banderole/banderole.tsx';
export { BasePrice, type BasePriceProps } from './base-price/base-price.tsx';
export { Button, type ActionButtonProps, type ButtonProps, type LinkButtonProps } from './button/button.tsx';
export { Carousel, type CarouselProps } from './carousel/carousel.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export {
  ENERGY_CLASSES,
  EnergyClass,
  type EnergyClassLink,
  type EnergyClassName,
  type EnergyClassProps,
} from './energy-class/energy-class.tsx';
export { ExpansionPanel, type ExpansionPanelProps } from './expansion-panel/expansion-panel.tsx';
export { FieldMessage, type FieldMessageProps } from './field-message/field-message.tsx';
export { FormLabel, type FormLabelProps } from './form-label/form-label.tsx';
export { Heading, type HeadingProps } from './heading/heading.tsx';
export { IbanInput, type IbanInputProps } from './iban-input/iban-input.tsx';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export { InputField, type InputFieldProps } from './input-field/input-field.tsx';
export { Label, type LabelProps } from './label/label.tsx';
export { MenuButton, type MenuButtonProps } from './menu-button/menu-button.tsx';
export { ModalDialog, type ModalDialogProps } from './modal-dialog/modal-dialog.tsx';
export { Notification, type NotificationProps, type NotificationVariant } from './notification/notification.tsx';
export { NumberInput, type NumberInputProps } from './number-input/number-input.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.tsx';
export { PasswordStrength, type PasswordStrengthProps } from './password-strength/password-strength.tsx';
export { PhoneInput, type PhoneInputProps } from './phone-input/phone-input.tsx';
export { PromoCode, type PromoCodeProps } from './promo-code/promo-code.tsx';
export { Ripple } from './ripple/ripple.tsx';
export { SearchButton, type SearchButtonProps } from './search-button/search-button.tsx';
export { Select, type SelectOption, type SelectProps } from './select/select.tsx';
export { Spinner, type SpinnerProps } from './spinner/spinner.tsx';
export { TextLink, type TextLinkProps } from './text-link/text-link.tsx';
export { UiRoot, type UiRootProps } from './ui-root/ui-root.tsx';
export type { UiLabels } from '../embed/i18n/ui-labels.ts';
export type { FieldState } from './field-state.ts';
export type { NativeProps } from './native-props.ts';
export { useLabels } from './labels/labels.ts';
export { compactIban, groupIban, ibanStatus, type IbanStatus } from './iban-input/iban-rules.ts';
export { checkPhone, type PhoneCheck, type PhoneCountry, type PhoneValue } from './phone-input/phone-rules.ts';
export { ratePassword, type PasswordRating } from './password-strength/password-rules.ts';
export { PASSWORD_LANGUAGES, type PasswordLanguage } from './password-strength/password-texts.ts';
export { basePriceText, type BasePriceInput, type Unit } from './base-price/base-price-rules.ts';
