import { render } from '@testing-library/react';
import { createRef, type ReactNode, type Ref } from 'react';
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AccordionItems } from './accordion/accordion-items.tsx';
import { AccordionSection } from './accordion/accordion-section.tsx';
import { AlignedText } from './aligned-text/aligned-text.tsx';
import { AppStores } from './app-stores/app-stores.tsx';
import { ArrowLink } from './arrow-link/arrow-link.tsx';
import { ButtonLook } from './button/button-look.tsx';
import { Button } from './button/button.tsx';
import { IconButton } from './button/icon-button.tsx';
import { CallToActions } from './call-to-action/call-to-action.tsx';
import { Card } from './card/card.tsx';
import { CheckMarkList } from './check-mark-list/check-mark-list.tsx';
import { CheckboxField } from './choice-field/checkbox-field.tsx';
import { ChoiceField } from './choice-field/choice-field.tsx';
import { ChoiceList } from './choice-list/choice-list.tsx';
import { Collapsible } from './collapsible/collapsible.tsx';
import { ErrorCard } from './error-card/error-card.tsx';
import { FieldFrame } from './field-frame/field-frame.tsx';
import { GroupFrame } from './field-frame/group-frame.tsx';
import { createCheckbox } from './form/create-checkbox.ts';
import { createChoiceGroup } from './form/create-choice-group.ts';
import { ComboboxField } from './combobox-field/combobox-field.tsx';
import { createComboboxField } from './combobox-field/create-combobox-field.ts';
import { createDateField } from './date-field/create-date-field.ts';
import { DateField } from './date-field/date-field.tsx';
import { createFileField } from './file-field/create-file-field.ts';
import { FileField } from './file-field/file-field.tsx';
import { createField } from './form/create-field.ts';
import { createGroup } from './form/create-group.ts';
import { Heading } from './heading/heading.tsx';
import { BackLink } from './hero/back-link.tsx';
import { HeaderFeature } from './hero/header-feature.tsx';
import { HeaderNotification } from './hero/header-notification.tsx';
import { HeroText } from './hero/hero-text.tsx';
import { Hero } from './hero/hero.tsx';
import { PageTitle } from './hero/page-title.tsx';
import { x } from './icon/drawings.ts';
import { Icon } from './icon/icon.tsx';
import { ResolvedIcon } from './icon/resolved-icon.tsx';
import { LegalBanner } from './legal-banner/legal-banner.tsx';
import { Logo } from './logo/logo.tsx';
import { Notification } from './notification/notification.tsx';
import { BottomSheet } from './overlay/bottom-sheet.tsx';
import { Dialog } from './overlay/dialog.tsx';
import { Dropdown } from './overlay/dropdown.tsx';
import { Popover } from './overlay/popover.tsx';
import { PageHeader } from './page-header/page-header.tsx';
import { Picture } from './picture/picture.tsx';
import { Price } from './price/price.tsx';
import { ProductTile } from './product-tile/product-tile.tsx';
import { PromoText } from './promo-text/promo-text.tsx';
import { PromotionalLabel } from './promotional-label/promotional-label.tsx';
import { QuickLinks } from './quick-links/quick-links.tsx';
import { RichText } from './rich-text/rich-text.tsx';
import { SearchField } from './search-field/search-field.tsx';
import { SelectField } from './select-field/select-field.tsx';
import { Skeleton } from './skeleton/skeleton.tsx';
import { createSnackbarQueue } from './snackbar/snackbar-queue.ts';
import { Snackbar } from './snackbar/snackbar.tsx';
import { Tabs } from './tabs/tabs.tsx';
import { TextField } from './text-field/text-field.tsx';
import { TextLinks } from './text-links/text-links.tsx';
import { Tooltip } from './tooltip/tooltip.tsx';
import { Video } from './video/video.tsx';
import { Usps } from './usps/usps.tsx';

interface Common {
  readonly id: string;
  readonly className: string;
  readonly 'data-mark': string;
  readonly ref: Ref<never>;
}

const IMAGE = { original: '/images/skyline.svg', alt: '' };
const ITEMS = [{ id: 'one', header: 'One', label: 'One', text: 'One', url: '/one', content: '1' }];
const QUEUE = createSnackbarQueue();

/** Every part of the kit that a person sees, by its folder and the class of its root. */
const PARTS: Readonly<Record<string, (common: Common) => ReactNode>> = {
  'accordion/accordion-items': (common) => <AccordionItems items={ITEMS} {...common} />,
  'accordion/accordion-section': (common) => (
    <AccordionSection items={[{ title: 'One' }]} {...common} />
  ),
  'aligned-text/aligned-text': (common) => (
    <AlignedText alignedImage={{ image: IMAGE }} {...common}>
      Text
    </AlignedText>
  ),
  'app-stores/app-stores': (common) => (
    <AppStores ios={{ text: 'Get it', url: '/ios' }} {...common} />
  ),
  'arrow-link/more': (common) => <ArrowLink {...common}>Read more</ArrowLink>,
  'arrow-link/more with an address': (common) => (
    <ArrowLink href="/more" {...common}>
      Read more
    </ArrowLink>
  ),
  'button/button': (common) => <Button {...common}>Send</Button>,
  'button/button with an address': (common) => (
    <Button href="/send" {...common}>
      Send
    </Button>
  ),
  'button/button-link': (common) => <ButtonLook {...common}>Send</ButtonLook>,
  'button/icon-button': (common) => <IconButton icon={x} label="Close" {...common} />,
  'call-to-action/call-to-actions': (common) => (
    <CallToActions cta={{ textLink: { text: 'Ask us' } }} {...common} />
  ),
  'card/card': (common) => <Card content={{ title: 'A card' }} {...common} />,
  'check-mark-list/check-mark-list': (common) => <CheckMarkList items={ITEMS} {...common} />,
  'choice-list/choice-list': (common) => (
    <ChoiceList
      label="Choose"
      items={ITEMS.map((item) => ({ ...item, current: false }))}
      {...common}
    />
  ),
  'choice-field/choice-field': (common) => (
    <ChoiceField group={createChoiceGroup({ name: 'city' })} messages={{}} {...common} />
  ),
  'choice-field/checkbox-field': (common) => (
    <CheckboxField field={createCheckbox({ name: 'city' })} messages={{}} {...common} />
  ),
  'combobox-field/combobox-field': (common) => (
    <ComboboxField
      field={createComboboxField({ name: 'city', options: [] })}
      messages={{}}
      {...common}
    />
  ),
  'date-field/date-field': (common) => (
    <DateField
      field={createDateField({ name: 'start', locale: 'en-GB' })}
      locale="en-GB"
      messages={{}}
      {...common}
    />
  ),
  'file-field/file-field': (common) => (
    <FileField
      field={createFileField({ name: 'proof', accept: ['pdf'], maxBytes: 1_000 })}
      locale="en-GB"
      messages={{}}
      {...common}
    />
  ),
  'collapsible/collapsible': (common) => (
    <Collapsible header="Address" {...common}>
      Text
    </Collapsible>
  ),
  'error-card/error-card': (common) => (
    <ErrorCard heading="Missing" text="Try later." {...common} />
  ),
  'field-frame/field-frame': (common) => (
    <FieldFrame field={createField({ name: 'city' })} messages={{}} {...common}>
      {(control) => <input {...control} />}
    </FieldFrame>
  ),
  'field-frame/field-frame of a group': (common) => (
    <GroupFrame group={createGroup()} messages={{}} {...common}>
      Fields
    </GroupFrame>
  ),
  'heading/heading': (common) => <Heading {...common}>Loans</Heading>,
  'hero/hero': (common) => (
    <Hero image={IMAGE} sizes={[{ width: 1, height: 1 }]} {...common}>
      Text
    </Hero>
  ),
  'hero/hero-text': (common) => <HeroText title="Loans" {...common} />,
  'hero/page-title': (common) => <PageTitle {...common}>Loans</PageTitle>,
  'hero/back-link': (common) => <BackLink link={{ text: 'Loans', url: '/loans' }} {...common} />,
  'hero/header-feature': (common) => <HeaderFeature {...common}>Hours</HeaderFeature>,
  'hero/header-notification': (common) => (
    <HeaderNotification value={{ body: ['Text'] }} {...common} />
  ),
  'icon/icon': (common) => <Icon drawing={x} {...common} />,
  'icon/icon of a name': (common) => <ResolvedIcon icon="vitrine:regular:x" {...common} />,
  'legal-banner/legal-banner': (common) => <LegalBanner banner={{ body: ['Text'] }} {...common} />,
  'logo/logo': (common) => <Logo {...common} />,
  'notification/notification': (common) => <Notification type="success" {...common} />,
  'overlay/overlay': (common) => <Dialog defaultOpen title="Dialog" {...common} />,
  'overlay/overlay at the edge': (common) => <BottomSheet defaultOpen title="Sheet" {...common} />,
  'overlay/overlay beside': (common) => <Popover defaultOpen title="Popover" {...common} />,
  'overlay/overlay below': (common) => <Dropdown defaultOpen label="List" {...common} />,
  'page-header/page-header': (common) => <PageHeader title="A page" {...common} />,
  'picture/picture': (common) => (
    <Picture image={IMAGE} sizes={[{ width: 1, height: 1 }]} {...common} />
  ),
  'product-tile/product-tile': (common) => (
    <ProductTile content={{ title: 'A product' }} {...common} />
  ),
  'promo-text/promo-text': (common) => <PromoText text={['2.35% a year']} {...common} />,
  'price/price': (common) => <Price amount="€ 3,50" locale="en-GB" {...common} />,
  'promotional-label/promotional-label': (common) => (
    <PromotionalLabel label={{ body: 'New' }} {...common} />
  ),
  'quick-links/quick-links': (common) => (
    <QuickLinks label="Go" links={[{ textLink: { text: 'Go', url: '/go' } }]} {...common} />
  ),
  'rich-text/rich-text': (common) => <RichText value={['Text']} {...common} />,
  'search-field/search-field': (common) => <SearchField aria-label="Search" {...common} />,
  'select-field/select-field': (common) => (
    <SelectField field={createField({ name: 'city' })} options={[]} messages={{}} {...common} />
  ),
  'skeleton/skeleton': (common) => <Skeleton status="Loading" {...common} />,
  'snackbar/snackbar__home': (common) => <Snackbar queue={QUEUE} {...common} />,
  'tabs/tabs': (common) => <Tabs label="Tabs" items={ITEMS} {...common} />,
  'text-field/text-field': (common) => (
    <TextField field={createField({ name: 'city' })} messages={{}} {...common} />
  ),
  'text-links/text-links': (common) => <TextLinks items={ITEMS} {...common} />,
  'tooltip/tooltip': (common) => (
    <Tooltip text="About" {...common}>
      {(opener) => (
        <button type="button" {...opener}>
          A
        </button>
      )}
    </Tooltip>
  ),
  'video/video': (common) => <Video addresses={{ original: '/market.mp4' }} {...common} />,
  'usps/usps': (common) => <Usps usps={[{ body: ['Text'] }]} {...common} />,
};

function foldersOf(files: string): Set<string> {
  return new Set(globSync(`registry/kit/*/${files}`).map((file) => basename(dirname(file))));
}

describe('every part of the kit', () => {
  test.each(Object.entries(PARTS))(
    '%s has its id, class, ref and attributes on its root',
    (name, part) => {
      const ref = createRef<never>();

      const { container } = render(
        part({ id: 'mine', className: 'of-mine', 'data-mark': 'yes', ref }),
      );

      const root = container.firstElementChild;
      const ownClass = /\/(\S+)/.exec(name)?.[1] ?? '';
      expect(root).toHaveAttribute('id', 'mine');
      expect(root).toHaveClass(ownClass, 'of-mine');
      expect(root).toHaveAttribute('data-mark', 'yes');
      expect(ref.current).toBe(root);
    },
  );

  test('is in this list, and in the gallery', () => {
    const withLook = foldersOf('*.css');
    withLook.delete('specimen');
    const listed = new Set(Object.keys(PARTS).map((name) => name.split('/', 1)[0]));

    expect(foldersOf('*.specimens.tsx')).toEqual(withLook);
    // A menu is two elements, a trigger and its panel, which is the one with the id.
    withLook.delete('menu');
    expect(listed).toEqual(withLook);
  });
});
