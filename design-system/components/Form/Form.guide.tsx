import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Form, FormActions, FormError } from './Form.tsx'
import { TextField } from '../TextField/TextField.tsx'

export const guide: Guide = {
  summary: 'A column of fields with one failure above its buttons.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Fields', 'Each with its label above.'],
    ['FormError', 'What is wrong with the form as a whole.'],
    ['FormActions', 'The button that sends it, and a way out.'],
  ],
  use: ['For everything that is sent together.'],
  instead: [
    ['SettingsSection', 'each setting takes effect by itself'],
    ['Dialog', 'the form interrupts a page: it goes inside'],
  ],
  do: {
    example: (
      <Form>
        <TextField label="Username" error="Username must be at least 3 characters" />
        <FormActions>
          <Button variant="primary">Save changes</Button>
        </FormActions>
      </Form>
    ),
    because: 'What is wrong stands at its field.',
  },
  dont: {
    example: (
      <Form>
        <FormError>Invalid input</FormError>
        <FormActions>
          <Button variant="primary" isDisabled>
            Submit
          </Button>
        </FormActions>
      </Form>
    ),
    because: 'A button that is disabled until all is right tells nobody what is wrong.',
  },
  content: ['Optional fields say “(optional)”; the others say nothing.', 'Errors say how to mend it.'],
  keyboard: [['Enter', 'In a field of one line: sends the form']],
  accessibility: ['What was typed stays after a failure.', 'FormError is announced as soon as it appears.'],
}
