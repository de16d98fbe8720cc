"use client";

import { Command } from "cmdk";
import type { PaletteCommand } from "@/components/palette/palette-command";
import { ShortcutKeyCap } from "@/components/shortcuts/shortcut-key-cap";

type PaletteGroupProps = {
  heading: string;
  commands: readonly (PaletteCommand & { note?: string })[];
  onRun: (command: PaletteCommand) => void;
};

export function PaletteGroup({ heading, commands, onRun }: PaletteGroupProps) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted-foreground"
    >
      {commands.map((command) => (
        <Command.Item
          key={command.id}
          value={command.id}
          onSelect={() => onRun(command)}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 outline-offset-[-2px] outline-ring select-none data-[selected=true]:bg-water-wash data-[selected=true]:outline-2"
        >
          <span dir="auto" className="line-clamp-2 min-w-0 flex-1 [overflow-wrap:anywhere]">
            {command.label}
          </span>
          {command.note ? (
            <span className="shrink-0 text-sm text-muted-foreground">{command.note}</span>
          ) : null}
          {command.shortcut ? (
            <span aria-hidden="true" className="hidden sm:inline">
              <ShortcutKeyCap shortcut={command.shortcut} />
            </span>
          ) : null}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
