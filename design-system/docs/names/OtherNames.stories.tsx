import type { Meta, StoryObj } from '@storybook/react-vite'
import { OtherName } from './OtherName.tsx'

/** Makes components findable in the sidebar by names from other design systems. */
const meta = { title: 'Other names', component: OtherName, tags: ['!test'] } satisfies Meta<typeof OtherName>
export default meta
type Story = StoryObj<typeof meta>

export const Accordion: Story = {
  name: 'Accordion, collapse: Disclosure',
  args: { page: 'navigation-disclosure', because: 'An Accordion is a group of Disclosures of which one is open at a time.' },
}
export const Alert: Story = {
  name: 'Alert, callout, notice: Banner',
  args: { page: 'feedback-banner', because: 'A Banner stands in its place on the page and stays.' },
}
export const Autocomplete: Story = {
  name: 'Autocomplete, typeahead: ComboBox',
  args: { page: 'forms-combobox', because: 'A ComboBox is searched by typing.' },
}
export const Chip: Story = {
  name: 'Chip, pill, label: Tag',
  args: { page: 'data-display-tag', because: 'A Tag is read; a TagGroup is chosen from; a Badge counts or warns.' },
}
export const DatePicker: Story = {
  name: 'Date picker, calendar: DateField',
  args: {
    page: 'forms-datefield',
    because: 'A DateField is typed or chosen from its calendar; a DateRangeField has a first and a last day.',
  },
}
export const Drawer: Story = {
  name: 'Drawer, side panel: Sheet',
  args: { page: 'overlays-sheet', because: 'A Sheet slides over the page from its start edge.' },
}
export const Dropdown: Story = {
  name: 'Dropdown: Select or Menu',
  args: { page: 'forms-select', because: 'A Select chooses a value; a Menu does something.' },
}
export const Gauge: Story = {
  name: 'Gauge, quota: Meter',
  args: { page: 'feedback-meter', because: 'A Meter shows how much of a limit is used.' },
}
export const Modal: Story = {
  name: 'Modal, popup, lightbox: Dialog',
  args: { page: 'overlays-dialog', because: 'A Dialog stops the work behind it; a ConfirmDialog asks before something final.' },
}
export const Pagination: Story = {
  name: 'Pagination, infinite scroll: LoadMore',
  args: { page: 'navigation-loadmore', because: 'Lists grow by a press, so that the end of a page can be reached.' },
}
export const Palette: Story = {
  name: 'Quick open, spotlight, command menu: CommandPalette',
  args: { page: 'overlays-commandpalette', because: 'A CommandPalette is a search that a shortcut opens everywhere.' },
}
export const DefinitionList: Story = {
  name: 'Data list, key and value, property list: DescriptionList',
  args: { page: 'data-display-descriptionlist', because: 'A DescriptionList has terms and what they are.' },
}
export const Spinner: Story = {
  name: 'Spinner, loader, loading: StatusLine',
  args: { page: 'feedback-statusline', because: 'Waiting is said in words. A Skeleton keeps the place of text.' },
}
export const Toast: Story = {
  name: 'Toast, snackbar: Banner',
  args: { page: 'feedback-banner', because: 'What vanishes by itself is missed by whoever looks elsewhere. A Banner stays.' },
}
export const Toggle: Story = {
  name: 'Toggle, on and off: Switch',
  args: { page: 'forms-switch', because: 'A Switch takes effect at once; a ToggleButton stands in a toolbar.' },
}
export const Upload: Story = {
  name: 'Upload, dropzone: FileDrop',
  args: { page: 'forms-filedrop', because: 'A FileDrop takes files; a FileChip shows one.' },
}
export const UserPicture: Story = {
  name: 'User picture, profile picture: Avatar',
  args: { page: 'data-display-avatar', because: 'An Avatar is a picture or initials.' },
}
export const Wizard: Story = {
  name: 'Wizard, progress steps: Stepper',
  args: { page: 'navigation-stepper', because: 'A Stepper shows how far somebody has come.' },
}
