import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { staffText } from '../../src/embed/i18n/staff-texts.ts';
import { hasFocus } from '../../src/embed/page/focus.ts';
import { AlertIcon } from '../../src/ui/icons/icons.ts';
import { Select } from '../../src/ui/select/select.tsx';
import { type Selection, type AbTestList, withTest } from './selection-rules.ts';

/** The value of the option "None"; no test has this name. */
const NONE = 'preview:none';

interface AbTestFieldsProps {
  readonly id: string;
  readonly list: AbTestList;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** The field of the groups. */
  readonly ref: RefObject<HTMLSelectElement | null>;
}

/** The fields for an A/B test and its group. The selection stays in the lists while they load or if that fails. */
export function AbTestFields({ id, list, selection, onSelect, ref }: AbTestFieldsProps) {
  const { test, group } = selection;
  const [isNone, setIsNone] = useState(false);
  const groups = list.tests.find(({ name }) => name === test)?.groups ?? [];
  const testField = useRef<HTMLSelectElement>(null);
  // A list without the test has arrived: the browser takes the focus of a field that is disabled.
  useLayoutEffect(() => {
    if (test === '' && hasFocus(ref.current)) testField.current?.focus();
  }, [test, ref]);
  return (
    <div className="staff-pair">
      <Select
        ref={testField}
        id={`${id}test`}
        label={staffText('preview.test')}
        value={isNone && test === '' ? NONE : test}
        options={[{ value: NONE, label: staffText('preview.test.none') }, ...optionsOf(list.tests, test)]}
        placeholder={staffText('preview.test.placeholder')}
        // Not `error`, whose message would replace the live region.
        state={list.status === 'failed' ? 'error' : 'default'}
        aria-describedby={`${id}tests`}
        onChange={(value) => {
          setIsNone(value === NONE);
          onSelect(withTest(selection, value === NONE ? '' : value));
        }}
      />
      <Select
        ref={ref}
        id={`${id}group`}
        label={staffText('preview.group')}
        value={group}
        disabled={test === ''}
        options={optionsOf(groups, group)}
        placeholder={staffText('preview.group.placeholder')}
        error={test !== '' && group === '' ? staffText('preview.group.required') : undefined}
        onChange={(value) => onSelect({ ...selection, group: value })}
      />
      <div className="staff-detail staff-wide" id={`${id}tests`}>
        <ListStatus status={list.status} />
      </div>
    </div>
  );
}

/**
 * Shows whether the tests have been loaded, and what to do if not. It is announced after a change of the time; when the
 * dialog opens only a failure is, because the title is read then. The region is there while they load, before its text.
 */
function ListStatus({ status }: Pick<AbTestList, 'status'>) {
  const isFailed = status === 'failed';
  const [last, setLast] = useState(status);
  const [isFirst, setFirst] = useState(true);
  if (status !== last) {
    setLast(status);
    if (status === 'loading') setFirst(false);
  }
  const isQuiet = isFirst && !isFailed;
  // One text: screen readers announce several in any order.
  const text = `${staffText(`preview.tests.${status}`)}${isFailed ? ` ${staffText('preview.tests.failed.remedy')}` : ''}`;
  return (
    <>
      {isQuiet && <div>{text}</div>}
      <div className={isFailed ? 'field-error' : undefined}>
        {isFailed && <AlertIcon size={16} />}
        <div aria-live="polite">{!isQuiet && text}</div>
      </div>
    </>
  );
}

function optionsOf(entries: readonly { readonly name: string }[], chosen: string) {
  const names = entries.map(({ name }) => name);
  const all = chosen === '' || names.includes(chosen) ? names : [chosen, ...names];
  return [...new Set(all)].map((name) => ({ value: name, label: name }));
}
