"use client";

import { Volume2, VolumeX } from "lucide-react";
import { useSyncExternalStore } from "react";
import { isSoundOn, subscribeToSound, turnSound } from "@/components/timer/sound-choice";

export function SoundToggle() {
  const isOn = useSyncExternalStore(subscribeToSound, isSoundOn, () => true);
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => turnSound(!isOn)}
      className="-me-3.5 inline-flex min-h-11 items-center gap-2 rounded-lg px-3.5 text-sm font-semibold transition-colors hover:bg-accent"
    >
      <Icon aria-hidden="true" className="size-5" />
      Sound
    </button>
  );
}
