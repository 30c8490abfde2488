import { channelAward } from '@kislap/domain';
import type { ChannelOffer } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { ChannelPicker, Heading, ModePicker, ResponsibleLine, Stack } from '@kislap/ui';
import { DepositActivity } from './DepositActivity';
import { DepositAmount } from './DepositAmount';
import { DepositBanks } from './DepositBanks';
import type { DepositFacts } from './DepositFacts';
import { DepositTips } from './DepositTips';
import { modeName } from './modeName';
import type { DepositFormView } from './useDepositForm';
import type { DepositSubmit } from './useDepositSubmit';

interface DepositFormProps {
  readonly facts: DepositFacts;
  readonly view: DepositFormView;
  readonly submit: DepositSubmit;
}

/** Everything a deposit asks, from the mode down to the promotion. */
export function DepositForm({ facts, view, submit }: DepositFormProps) {
  const text = useText();
  const { modes, mode, offer, dispatch } = view;
  if (mode === undefined || offer === undefined) return null;
  const chooseMode = (code: string) => {
    const channelCode = modes.find((offered) => offered.code === code)?.offers[0]?.channel.code ?? '';
    dispatch({ type: 'modeChosen', mode: code, channelCode });
  };
  return (
    <Stack gap={6}>
      <Stack as="section" gap={3}>
        <Heading level={2}>{text('dep.mode')}</Heading>
        <ModePicker
          modes={modes.map(({ code, isHot }) => ({ code, isHot, name: modeName(code) }))}
          value={mode.code}
          onChange={chooseMode}
        />
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2}>{text('dep.channels')}</Heading>
        <ChannelPicker
          label={text('dep.channels')}
          channels={mode.offers.map((channelOffer) => channelCard(channelOffer, facts))}
          value={offer.channel.code}
          onChange={(channelCode) => dispatch({ type: 'channelChosen', channelCode })}
        />
      </Stack>
      <DepositBanks view={view} error={submit.problem?.type === 'bankMissing'} />
      <DepositAmount view={view} offer={offer} error={submit.amountError} />
      <DepositActivity view={view} />
      <DepositTips mode={mode.code} awards={facts.awards} />
      <ResponsibleLine moreHref="/responsible-gaming" />
    </Stack>
  );
}

function channelCard({ channel, method, min, max }: ChannelOffer, { awards }: DepositFacts) {
  const awardPercent = channelAward({ channel, method, min, max }, awards);
  return { code: channel.code, name: channel.name, min, max, isHot: channel.isHot, awardPercent };
}
