import { expect, test } from 'vitest'
import { containsSecret } from './secrets.ts'

test.each([
  'My card is 4111 1111 1111 1111',
  'Meine Kreditkarte: 5500-0055-5555-5559',
  'My bank password is correct horse battery staple',
  'password: hunter2',
  'Mein Passwort lautet Sommer2024',
  'Das Kennwort für die Bank ist Tulpe77',
  'dass mein Passwort Sommer2024 lautet',
  'My PIN is 4821',
  'Die PIN meiner Karte: 0815',
  'The API key is sk-proj-abcdefghijklmnop1234',
  'token ghp_16C7e42F292c6912E7710c838347Ae178B4a',
  'AKIAIOSFODNN7EXAMPLE is the access key',
  '-----BEGIN RSA PRIVATE KEY-----',
  'It is 8f14e45fceea167a5a36dedd4bea2543',
  'Use wJalrXUtnFEMI7MDENGbPxRfiCYEXAMPLEKEY',
])('%s is a secret', (text) => expect(containsSecret(text)).toBe(true))

test.each([
  'My locker code is 4821',
  'The wifi password is Blue42',
  'My password manager is in the cloud',
  'My passwords are in the safe',
  'The password is in the drawer',
  'Mein Passwort ist nicht mehr gültig',
  'I pin notes to the board',
  'My order number is 1234 5678 9012 3456',
  'Call me on +49 30 1234567 or +49 170 7654321',
  'The file is 0193f7a2-7b1c-7cc0-8000-1234567890ab',
  'I live in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  'See https://example.org/a/very/long/path/to/some/page/of/the/handbook',
  'Ich mag Tee ohne Zucker',
])('%s is no secret', (text) => expect(containsSecret(text)).toBe(false))
