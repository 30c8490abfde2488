import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

import { list, panel as panelStyle, tab } from './Tabs.css';

/** One part of the page and the word that opens it. */
export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

type TabsProps<Value extends string> = {
  /** What the parts are parts of. */
  label: string;
  /** A line below the chosen tab, or one piece cut into parts. */
  look?: 'underline' | 'segmented';
  /** The tabs, in order. */
  items: readonly TabItem<Value>[];
  /** The tab that is open. */
  value: Value;
  /** The player opened this tab; the parent keeps it. */
  onValueChange: (value: Value) => void;
};

/** Two or three parts of one page, one at a time. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, look = 'underline', items, value, onValueChange } = props;
  const choose = (next: string) => {
    const chosen = items.find((item) => item.value === next);
    if (chosen) onValueChange(chosen.value);
  };
  return (
    <Root value={value} onValueChange={choose}>
      <List aria-label={label} className={list({ look })}>
        {items.map((item) => (
          <Trigger key={item.value} value={item.value} className={tab({ look })}>
            {item.label}
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <Content key={item.value} value={item.value} className={panelStyle}>
          {item.panel}
        </Content>
      ))}
    </Root>
  );
}
