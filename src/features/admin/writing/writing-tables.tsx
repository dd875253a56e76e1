import { dayInWords, formatNumber } from "../../../domain/kernel/locale";
import { sumsOfWriting, unwrittenBy, type Writing } from "../../../domain/operation/writing";
import { endInWords, writingWords } from "../../../domain/operation/writing-words";
import { ScrollingTable } from "../../../ui/markdown/scrolling-table";
import { EmptyState } from "../../../ui/page/empty-state";

export function WritingTables({ days, price }: Writing) {
  if (days.length === 0) return <EmptyState>{writingWords.nothing}</EmptyState>;
  const others = unwrittenBy(days);
  return (
    <>
      <p role="status">{writingWords.sums(sumsOfWriting(days, price), price)}</p>
      <section aria-labelledby="writing-days">
        <h2 id="writing-days">{writingWords.days}</h2>
        <ScrollingTable label={writingWords.days} stacks>
          <thead>
            <tr>
              <th scope="col">{writingWords.day}</th>
              {shownNumbers.map(([name]) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <td data-column={writingWords.day}>{dayInWords(day.day)}</td>
                {shownNumbers.map(([name, of]) => (
                  <td key={name} data-column={name}>
                    {of(sumsOfWriting([day], price))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
        <p>{writingWords.slowMeans}</p>
      </section>
      <section aria-labelledby="writing-ends">
        <h2 id="writing-ends">{writingWords.otherwise}</h2>
        {others.length === 0 ? (
          <p>{writingWords.noOthers}</p>
        ) : (
          <ScrollingTable label={writingWords.otherwise} stacks>
            <thead>
              <tr>
                <th scope="col">{writingWords.end}</th>
                <th scope="col">{writingWords.count}</th>
              </tr>
            </thead>
            <tbody>
              {others.map(([end, count]) => (
                <tr key={end}>
                  <th scope="row">{endInWords(end)}</th>
                  <td data-column={writingWords.count}>{formatNumber(count)}</td>
                </tr>
              ))}
            </tbody>
          </ScrollingTable>
        )}
        <p>{writingWords.findInLog}</p>
      </section>
    </>
  );
}

const shownNumbers: [name: string, of: (sums: ReturnType<typeof sumsOfWriting>) => string][] = [
  [writingWords.texts, ({ texts }) => formatNumber(texts)],
  [writingWords.tokens, ({ tokens }) => formatNumber(tokens)],
  [writingWords.cost, ({ cost }) => writingWords.dollars(cost)],
  [writingWords.failures, ({ failed }) => formatNumber(failed)],
  [writingWords.slow, ({ slow }) => formatNumber(slow)],
];
