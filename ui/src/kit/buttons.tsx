// Buttons and switches of the house.

import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon, type IconName } from './icons';

interface ButtonProps {
  children?: ComponentChildren;
  icon?: IconName;
  kind?: 'plain' | 'confirm' | 'quiet'; // confirm: the one that matters here
  label?: string; // said aloud where there is only an icon
  disabled?: boolean;
  onClick?: (event: MouseEvent) => void;
  class?: string;
  type?: 'button' | 'submit';
  pressed?: boolean;
  expanded?: boolean;
  shortcut?: string;
  place?: string; // a button that stands for a place of the game
}

export function Button({ children, icon, kind = 'plain', label, disabled, onClick, class: more = '', type = 'button', pressed, expanded, shortcut, place }: ButtonProps): JSX.Element {
  return (
    <button type={type} class={`button ${kind} ${children ? '' : 'bare'} ${more}`} aria-label={label} title={children ? undefined : label} disabled={disabled}
      aria-pressed={pressed} aria-expanded={expanded} aria-keyshortcuts={shortcut} data-place={place} onClick={onClick}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({ href, children, icon, kind = 'plain' }: { href: string; children: ComponentChildren; icon?: IconName; kind?: ButtonProps['kind'] }): JSX.Element {
  return <a class={`button ${kind}`} href={href}>{icon && <Icon name={icon} size={18} />}{children}</a>;
}

interface SegmentedProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; title: ComponentChildren; label?: string; disabled?: boolean }[];
  onPick: (value: T) => void;
  hideLabel?: boolean;
}

/** One of a few: radio buttons in a row. */
export function Segmented<T extends string>({ label, value, options, onPick, hideLabel }: SegmentedProps<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset class="segmented">
      <legend class={hideLabel ? 'hidden' : ''}>{label}</legend>
      <div class="choices">
        {options.map((each) => (
          <label key={each.value} class={each.value === value ? 'on' : ''}>
            <input type="radio" name={name} value={each.value} checked={each.value === value} disabled={each.disabled}
              aria-label={each.label} onChange={() => onPick(each.value)} />
            <span>{each.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
