import { contrastDemands } from '../../tokens/contrastDemands.ts'
import { contrast } from './tokenValues.ts'
import styles from './Values.module.css'

const sets = ['light-private', 'dark-private', 'light-public', 'dark-public']

/** Every pairing of tokens that the components use, with its contrast in each theme and voice. */
export function ContrastTable() {
  return (
    <div className={`sb-unstyled ${styles.Frame}`}>
      <table className={styles.Values}>
        <thead>
          <tr>
            <th scope="col">On</th>
            <th scope="col">At least</th>
            {sets.map((set) => (
              <th key={set} scope="col">
                {set.replace('-', ', ')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contrastDemands.flatMap(([text, backgrounds, ratio]) =>
            backgrounds.map((background) => (
              <tr key={`${text} ${background}`}>
                <th scope="row">
                  {text} on {background}
                </th>
                <td>{ratio}</td>
                {sets.map((set) => {
                  const [theme = '', voice = ''] = set.split('-')
                  return (
                    <td key={set} data-theme={theme} data-voice={voice}>
                      <span className={styles.Pairing} style={{ background: `var(--${background})`, color: `var(--${text})` }}>
                        {contrast(set, text, background).toFixed(1)}
                      </span>
                    </td>
                  )
                })}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  )
}
