import { useEffect, useState } from "react";
import { keyWords } from "../../../domain/operation/key-words";
import { Disclosure } from "../../../ui/menu/disclosure";
import { areKeysOn, pressInboxKey, switchKeys } from "./inbox-keys";
import classes from "./inbox.module.css";

/** The keys of the inbox, and the switch that turns them off. */
export function Keys() {
  const [isOn, setOn] = useState(areKeysOn);
  useEffect(() => {
    addEventListener("keydown", pressInboxKey);
    return () => removeEventListener("keydown", pressInboxKey);
  }, []);

  return (
    <div className={classes.keys}>
      <Disclosure label={keyWords.title} variant="subtle" size="sm">
        <dl className={classes.meanings}>
          {Object.entries(keyWords.meanings).map(([key, meaning]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <label>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ currentTarget: { checked } }) => {
              switchKeys(checked);
              setOn(checked);
            }}
          />{" "}
          {keyWords.use}
        </label>
      </Disclosure>
    </div>
  );
}
