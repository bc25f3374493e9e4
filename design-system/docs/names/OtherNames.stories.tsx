import type { Meta, StoryObj } from '@storybook/react-vite'
import { OtherName } from './OtherName.tsx'

/** Lists components by their names in other design systems. */
const meta = { title: 'Other names', component: OtherName, tags: ['!test', '!autodocs'] } satisfies Meta<typeof OtherName>
export default meta
type Story = StoryObj<typeof meta>

export const Accordion: Story = {
  name: 'Accordion, collapse: Disclosure',
  args: { page: 'navigation-disclosure', because: 'A Disclosure expands one section.' },
}
export const Alert: Story = {
  name: 'Alert, callout, notice: Banner',
  args: { page: 'feedback-banner', because: 'A Banner is a persistent inline message.' },
}
export const Autocomplete: Story = {
  name: 'Autocomplete, typeahead: ComboBox',
  args: { page: 'selection-combobox', because: 'A ComboBox is searchable.' },
}
export const Chip: Story = {
  name: 'Chip, pill, label: Tag',
  args: { page: 'data-tag', because: 'Tags are read-only; TagGroup is removable; a Badge shows a state or count.' },
}
export const DatePicker: Story = {
  name: 'Date picker, calendar: DateField',
  args: {
    page: 'inputs-datefield',
    because: 'A DateField includes a calendar; a DateRangeField has two dates.',
  },
}
export const Drawer: Story = {
  name: 'Drawer, side panel: Sheet',
  args: { page: 'overlays-sheet', because: 'A Sheet slides in from the start edge.' },
}
export const Dropdown: Story = {
  name: 'Dropdown: Select or Menu',
  args: { page: 'selection-select', because: 'A Select sets a value; a Menu triggers actions.' },
}
export const Gauge: Story = {
  name: 'Gauge, quota: Meter',
  args: { page: 'feedback-meter', because: 'A Meter shows use of a limit.' },
}
export const Modal: Story = {
  name: 'Modal, popup, lightbox: Dialog',
  args: { page: 'overlays-dialog', because: 'A Dialog is modal; a ConfirmDialog confirms irreversible actions.' },
}
export const Pagination: Story = {
  name: 'Pagination, infinite scroll: LoadMore',
  args: { page: 'navigation-loadmore', because: 'Lists load more on demand, so the end of the page stays reachable.' },
}
export const Palette: Story = {
  name: 'Quick open, spotlight, command menu: CommandPalette',
  args: { page: 'overlays-commandpalette', because: 'A CommandPalette is a search with a global shortcut.' },
}
export const DefinitionList: Story = {
  name: 'Data list, key and value, property list: DescriptionList',
  args: { page: 'data-descriptionlist', because: 'A DescriptionList pairs terms and details.' },
}
export const Spinner: Story = {
  name: 'Spinner, loader, loading: StatusLine',
  args: { page: 'feedback-statusline', because: 'A StatusLine names the activity; a Skeleton reserves space.' },
}
export const Toast: Story = {
  name: 'Toast, snackbar: Banner',
  args: { page: 'feedback-banner', because: 'People miss messages that disappear. A Banner stays.' },
}
export const Toggle: Story = {
  name: 'Toggle, on and off: Switch',
  args: { page: 'selection-switch', because: 'A Switch is for settings; a ToggleButton is for toolbars.' },
}
export const Upload: Story = {
  name: 'Upload, dropzone: FileDrop',
  args: { page: 'inputs-filedrop', because: 'A FileDrop accepts files; a FileChip shows one.' },
}
export const UserPicture: Story = {
  name: 'User picture, profile picture: Avatar',
  args: { page: 'data-avatar', because: 'An Avatar shows a picture or initials.' },
}
export const Wizard: Story = {
  name: 'Wizard, progress steps: Stepper',
  args: { page: 'navigation-stepper', because: 'A Stepper shows progress through steps.' },
}
