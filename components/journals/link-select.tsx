"use client";

import { choiceOption } from "@/components/journals/entry-link";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { LIST_TITLE_CHARACTERS } from "@/lib/checklists/constants";
import { planTitle } from "@/lib/checklists/plan-title";
import type { LinkChoice } from "@/lib/journals/types";

type LinkSelectProps = {
  id: string;
  /** As `optionOf` writes it. */
  option: string;
  onOption: (option: string) => void;
  choices: readonly LinkChoice[];
};

/** Which plan or decision the entry is about; not there while there are none. */
export function LinkSelect({ id, option, onOption, choices }: LinkSelectProps) {
  if (choices.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <Label htmlFor={id}>
        Link to a plan or decision{" "}
        <span className="font-normal text-muted-foreground">(optional)</span>
      </Label>
      <NativeSelect id={id} value={option} onChange={(event) => onOption(event.target.value)}>
        <option value="">No link</option>
        <Group label="Plans" choices={choices.filter(({ kind }) => kind === "plan")} />
        <Group label="Decisions" choices={choices.filter(({ kind }) => kind === "decision")} />
      </NativeSelect>
    </div>
  );
}

function Group({ label, choices }: { label: string; choices: readonly LinkChoice[] }) {
  if (choices.length === 0) return null;
  return (
    <optgroup label={label}>
      {choices.map((choice) => (
        <option key={choice.id} value={choiceOption(choice)}>
          {planTitle(choice, LIST_TITLE_CHARACTERS)}
        </option>
      ))}
    </optgroup>
  );
}
